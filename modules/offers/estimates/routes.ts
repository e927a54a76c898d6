import router from '@adonisjs/core/services/router'
import { forCompany, forLinkHolder } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { estimates } = controllers.offers

router
  .group(() => {
    router.get('estimates/counts', [estimates.EstimateCounts, 'show']).use(forCompany)
    router.post('estimates/preview', [estimates.EstimatePreviews, 'store']).use(forCompany)
    router.post('estimates/picture', [estimates.EstimatePictures, 'store']).use(forCompany)

    router
      .get('estimates', [estimates.Estimates, 'index'])
      .use(forCompany.withToken('estimates:read'))
    router
      .post('estimates', [estimates.Estimates, 'store'])
      .use(forCompany.withToken('estimates:draft'))
    router
      .get('estimates/:id', [estimates.Estimates, 'show'])
      .use(forCompany.withToken('estimates:read'))
    router.put('estimates/:id', [estimates.Estimates, 'update']).use(forCompany)
    router.delete('estimates/:id', [estimates.Estimates, 'destroy']).use(forCompany)

    router
      .get('estimates/:id/pdf', [estimates.EstimatePdfs, 'show'])
      .use(forCompany.withOperator('closed'))
    router.get('estimates/:id/picture', [estimates.EstimatePictures, 'show']).use(forCompany)
    router.get('estimates/:id/signature', [estimates.EstimateSignatures, 'show']).use(forCompany)
    router.get('estimates/:id/send', [estimates.EstimateSendings, 'show']).use(forCompany)
    router.post('estimates/:id/send', [estimates.EstimateSendings, 'store']).use(forCompany)
    router.post('estimates/:id/issue', [estimates.EstimateIssues, 'store']).use(forCompany)
    router.post('estimates/:id/link', [estimates.EstimateLinks, 'store']).use(forCompany)
    router.delete('estimates/:id/link', [estimates.EstimateLinks, 'destroy']).use(forCompany)
    router.post('estimates/:id/revise', [estimates.EstimateRevisions, 'store']).use(forCompany)
    router.post('estimates/:id/duplicate', [estimates.EstimateCopies, 'store']).use(forCompany)
    router.post('estimates/:id/accept', [estimates.EstimateAcceptances, 'store']).use(forCompany)
    router.post('estimates/:id/decline', [estimates.EstimateRefusals, 'store']).use(forCompany)
    router.post('estimates/:id/convert', [estimates.EstimateConversions, 'store']).use(forCompany)
    router.post('estimates/:id/down-payments', [estimates.DownPayments, 'store']).use(forCompany)
    router.put('estimates/:id/follow-up', [estimates.EstimateFollowUps, 'update']).use(forCompany)

    router.post('offers/show', [estimates.Offers, 'store']).use(forLinkHolder)
    router.post('offers/totals', [estimates.OfferTotals, 'store']).use(forLinkHolder)
    router.post('offers/pdf', [estimates.OfferPdfs, 'store']).use(forLinkHolder)
    router.post('offers/accept', [estimates.OfferAcceptances, 'store']).use(forLinkHolder)
    router.post('offers/decline', [estimates.OfferRefusals, 'store']).use(forLinkHolder)
  })
  .prefix('/api')
  .as('offers.estimates')
