import router from '@adonisjs/core/services/router'
import { forCompany, forOwner } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { vat } = controllers

router
  .group(() => {
    router.get('vat', [vat.VatSummaries, 'show']).use(forCompany)
    router.get('vat.csv', [vat.VatSummaryFiles, 'show']).use(forCompany)
    router.get('vat/entries', [vat.VatEntries, 'index']).use(forCompany)
    router.get('vat/due', [vat.VatDues, 'show']).use(forCompany)
    router.get('vat/return', [vat.VatReturns, 'show']).use(forCompany)
    router.get('vat/months', [vat.ReportedMonths, 'index']).use(forCompany)
    router.post('vat/months', [vat.ReportedMonths, 'store']).use(forOwner)
    router.delete('vat/months/:month', [vat.ReportedMonths, 'destroy']).use(forOwner)
  })
  .prefix('/api/reports')
  .as('vat')
