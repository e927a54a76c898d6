import router from '@adonisjs/core/services/router'
import { forCompany, forLinkHolder, forOwner } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { ledger } = controllers

router
  .group(() => {
    router.get('ageing', [ledger.Ageings, 'index']).use(forCompany)
    router.get('client-standings', [ledger.ClientStandings, 'index']).use(forCompany)
    router
      .get('statements/:id/pdf', [ledger.StatementPdfs, 'show'])
      .use(forCompany.withOperator('closed'))

    router
      .group(() => {
        router.get('counts', [ledger.ClientCounts, 'show']).use(forCompany)
        router.get('history', [ledger.ClientHistories, 'index']).use(forCompany)
        router.get('mails', [ledger.ClientMails, 'index']).use(forCompany)
        router.get('summary', [ledger.ClientSummaries, 'show']).use(forCompany)

        router.get('ledger', [ledger.Ledgers, 'show']).use(forCompany)
        router.get('opening-balances', [ledger.OpeningBalances, 'index']).use(forCompany)
        router.put('opening-balances/:currency', [ledger.OpeningBalances, 'update']).use(forCompany)
        router
          .delete('opening-balances/:currency', [ledger.OpeningBalances, 'destroy'])
          .use(forCompany)

        router.get('statement', [ledger.StatementProposals, 'show']).use(forCompany)
        router
          .get('statement/pdf', [ledger.AccountPdfs, 'show'])
          .use(forCompany.withOperator('closed'))
        router.get('statements', [ledger.Statements, 'index']).use(forCompany)
        router.post('statements', [ledger.Statements, 'store']).use(forCompany)
        router.get('statement-schedule', [ledger.StatementSchedules, 'show']).use(forCompany)
        router.put('statement-schedule', [ledger.StatementSchedules, 'update']).use(forCompany)
        router.delete('statement-schedule', [ledger.StatementSchedules, 'destroy']).use(forCompany)

        router
          .get('personal-data', [ledger.PersonalData, 'show'])
          .use(forOwner.withOperator('closed'))
        router
          .get('personal-data/zip', [ledger.PersonalDataArchives, 'show'])
          .use(forOwner.withOperator('closed'))
        router.post('erasure', [ledger.ClientErasures, 'store']).use(forOwner)

        router
          .get('ledger-links', [ledger.LedgerLinks, 'index'])
          .use(forCompany.withOperator('closed'))
        router.post('ledger-links', [ledger.LedgerLinks, 'store']).use(forCompany)
        router.delete('ledger-links/:linkId', [ledger.LedgerLinks, 'destroy']).use(forCompany)
      })
      .prefix('clients/:id')

    router.post('shared-ledger/show', [ledger.SharedLedgers, 'store']).use(forLinkHolder)
    router.post('shared-ledger/pdf', [ledger.SharedLedgerPdfs, 'store']).use(forLinkHolder)
    router.post('shared-ledger/report', [ledger.LedgerDifferences, 'store']).use(forLinkHolder)
  })
  .prefix('/api')
  .as('ledger')
