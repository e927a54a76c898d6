import router from '@adonisjs/core/services/router'
import { forOwner } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { banking } = controllers

router
  .group(() => {
    router.get('bank-statements', [banking.BankStatements, 'index']).use(forOwner)
    router.post('bank-statements', [banking.BankStatements, 'store']).use(forOwner)
    router.delete('bank-statements/:id', [banking.BankStatements, 'destroy']).use(forOwner)

    router.get('bank-entries', [banking.BankEntries, 'index']).use(forOwner)
    router.post('bank-entries/matches', [banking.MatchBatches, 'store']).use(forOwner)
    router.post('bank-entries/dismissals', [banking.DismissalBatches, 'store']).use(forOwner)
    router.post('bank-entries/reopenings', [banking.ReopeningBatches, 'store']).use(forOwner)
    router.get('bank-entries/:id', [banking.BankEntries, 'show']).use(forOwner)
    router.post('bank-entries/:id/match', [banking.Matches, 'store']).use(forOwner)
    router.delete('bank-entries/:id/match', [banking.Matches, 'destroy']).use(forOwner)
    router.post('bank-entries/:id/link', [banking.Links, 'store']).use(forOwner)
    router.post('bank-entries/:id/expenses', [banking.EntryExpenses, 'store']).use(forOwner)
    router.post('bank-entries/:id/collection', [banking.EntryCollections, 'store']).use(forOwner)
    router.post('bank-entries/:id/return', [banking.EntryReturns, 'store']).use(forOwner)
    router.post('bank-entries/:id/dismissal', [banking.Dismissals, 'store']).use(forOwner)
    router.delete('bank-entries/:id/dismissal', [banking.Dismissals, 'destroy']).use(forOwner)
  })
  .prefix('/api')
  .as('banking')
