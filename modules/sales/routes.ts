import router from '@adonisjs/core/services/router'
import { forCompany, forLinkHolder } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { sales } = controllers

router
  .group(() => {
    router.get('estimates/counts', [sales.EstimateCounts, 'show']).use(forCompany)
    router.post('estimates/preview', [sales.EstimatePreviews, 'store']).use(forCompany)
    router.post('estimates/picture', [sales.EstimatePictures, 'store']).use(forCompany)

    router.get('estimates', [sales.Estimates, 'index']).use(forCompany.withToken('estimates:read'))
    router
      .post('estimates', [sales.Estimates, 'store'])
      .use(forCompany.withToken('estimates:draft'))
    router
      .get('estimates/:id', [sales.Estimates, 'show'])
      .use(forCompany.withToken('estimates:read'))
    router.put('estimates/:id', [sales.Estimates, 'update']).use(forCompany)
    router.delete('estimates/:id', [sales.Estimates, 'destroy']).use(forCompany)

    router.get('estimates/:id/pdf', [sales.EstimatePdfs, 'show']).use(forCompany)
    router.get('estimates/:id/picture', [sales.EstimatePictures, 'show']).use(forCompany)
    router.get('estimates/:id/signature', [sales.EstimateSignatures, 'show']).use(forCompany)
    router.get('estimates/:id/send', [sales.EstimateSendings, 'show']).use(forCompany)
    router.post('estimates/:id/send', [sales.EstimateSendings, 'store']).use(forCompany)
    router.post('estimates/:id/issue', [sales.EstimateIssues, 'store']).use(forCompany)
    router.post('estimates/:id/link', [sales.EstimateLinks, 'store']).use(forCompany)
    router.delete('estimates/:id/link', [sales.EstimateLinks, 'destroy']).use(forCompany)
    router.post('estimates/:id/revise', [sales.EstimateRevisions, 'store']).use(forCompany)
    router.post('estimates/:id/duplicate', [sales.EstimateCopies, 'store']).use(forCompany)
    router.post('estimates/:id/accept', [sales.EstimateAcceptances, 'store']).use(forCompany)
    router.post('estimates/:id/decline', [sales.EstimateRefusals, 'store']).use(forCompany)
    router.post('estimates/:id/convert', [sales.EstimateConversions, 'store']).use(forCompany)
    router.post('estimates/:id/down-payments', [sales.DownPayments, 'store']).use(forCompany)
    router.put('estimates/:id/follow-up', [sales.EstimateFollowUps, 'update']).use(forCompany)

    router.post('offers/show', [sales.Offers, 'store']).use(forLinkHolder)
    router.post('offers/totals', [sales.OfferTotals, 'store']).use(forLinkHolder)
    router.post('offers/pdf', [sales.OfferPdfs, 'store']).use(forLinkHolder)
    router.post('offers/accept', [sales.OfferAcceptances, 'store']).use(forLinkHolder)
    router.post('offers/decline', [sales.OfferRefusals, 'store']).use(forLinkHolder)
  })
  .prefix('/api')
  .as('sales')
