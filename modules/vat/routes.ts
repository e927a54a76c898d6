import router from '@adonisjs/core/services/router'
import { forBooks, forOwner } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { vat } = controllers

router
  .group(() => {
    router.get('vat', [vat.VatSummaries, 'show']).use(forBooks)
    router.get('vat.csv', [vat.VatSummaryFiles, 'show']).use(forBooks.withOperator('closed'))
    router.get('vat/entries', [vat.VatEntries, 'index']).use(forBooks)
    router.get('vat/due', [vat.VatDues, 'show']).use(forBooks)
    router.get('vat/return', [vat.VatReturns, 'show']).use(forBooks)
    router.get('vat/recapitulative', [vat.RecapitulativeStatements, 'show']).use(forBooks)
    router
      .get('vat/recapitulative.csv', [vat.RecapitulativeStatementFiles, 'show'])
      .use(forBooks.withOperator('closed'))
    router.post('vat/recapitulative/reports', [vat.RecapitulativeReports, 'store']).use(forOwner)
    router.get('vat/recapitulative/due', [vat.RecapitulativeDues, 'index']).use(forBooks)
    router.get('vat/filings', [vat.VatFilings, 'index']).use(forBooks)
    router.get('vat/rates', [vat.OfficialRates, 'index']).use(forBooks)
    router.put('vat/rates', [vat.OfficialRates, 'update']).use(forOwner)
    router.get('vat/limits', [vat.VatLimits, 'index']).use(forBooks)
    router.get('vat/reports', [vat.VatReports, 'index']).use(forBooks)
    router.post('vat/reports/:id/corrections', [vat.VatReportCorrections, 'store']).use(forOwner)
    router.get('vat/prepayment', [vat.VatPrepayments, 'show']).use(forBooks)
    router.put('vat/prepayment', [vat.VatPrepayments, 'update']).use(forOwner)
    router.get('vat/months', [vat.ReportedMonths, 'index']).use(forBooks)
    router.post('vat/months', [vat.ReportedMonths, 'store']).use(forOwner)
    router.delete('vat/months/:month', [vat.ReportedMonths, 'destroy']).use(forOwner)
  })
  .prefix('/api/reports')
  .as('vat')
