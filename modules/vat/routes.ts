import router from '@adonisjs/core/services/router'
import { forCompany } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { vat } = controllers

router
  .group(() => {
    router.get('vat', [vat.VatSummaries, 'show']).use(forCompany)
    router.get('vat.csv', [vat.VatSummaryFiles, 'show']).use(forCompany)
    router.get('vat/entries', [vat.VatEntries, 'index']).use(forCompany)
  })
  .prefix('/api/reports')
  .as('vat')
