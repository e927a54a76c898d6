import router from '@adonisjs/core/services/router'
import { forCompany, forEveryone, forLinkHolder } from '#core/http/access'
import { controllers } from '#generated/controllers'
import { IMAGE_NAME } from '#modules/offers/proposals/images/image_files'

const { proposals } = controllers.offers

router
  .group(() => {
    router.get('proposals/counts', [proposals.ProposalCounts, 'show']).use(forCompany)
    router.post('proposals/images', [proposals.ProposalImages, 'store']).use(forCompany)

    router.get('proposals', [proposals.Proposals, 'index']).use(forCompany)
    router.post('proposals', [proposals.Proposals, 'store']).use(forCompany)
    router.get('proposals/:id', [proposals.Proposals, 'show']).use(forCompany)
    router.put('proposals/:id', [proposals.Proposals, 'update']).use(forCompany)
    router.delete('proposals/:id', [proposals.Proposals, 'destroy']).use(forCompany)

    router
      .get('proposals/:id/pdf', [proposals.ProposalPdfs, 'show'])
      .use(forCompany.withOperator('closed'))
    router.get('proposals/:id/signature', [proposals.ProposalSignatures, 'show']).use(forCompany)
    router.get('proposals/:id/send', [proposals.ProposalSendings, 'show']).use(forCompany)
    router.post('proposals/:id/send', [proposals.ProposalSendings, 'store']).use(forCompany)
    router.post('proposals/:id/issue', [proposals.ProposalIssues, 'store']).use(forCompany)
    router.post('proposals/:id/link', [proposals.ProposalLinks, 'store']).use(forCompany)
    router.delete('proposals/:id/link', [proposals.ProposalLinks, 'destroy']).use(forCompany)
    router.post('proposals/:id/revise', [proposals.ProposalRevisions, 'store']).use(forCompany)
    router.post('proposals/:id/duplicate', [proposals.ProposalCopies, 'store']).use(forCompany)
    router.post('proposals/:id/accept', [proposals.ProposalAcceptances, 'store']).use(forCompany)
    router.post('proposals/:id/decline', [proposals.ProposalRefusals, 'store']).use(forCompany)
    router.post('proposals/:id/archive', [proposals.ProposalArchives, 'store']).use(forCompany)
    router.delete('proposals/:id/archive', [proposals.ProposalArchives, 'destroy']).use(forCompany)
    router.post('proposals/:id/convert', [proposals.ProposalConversions, 'store']).use(forCompany)

    router.get('proposal-templates', [proposals.ProposalTemplates, 'index']).use(forCompany)
    router.post('proposal-templates', [proposals.ProposalTemplates, 'store']).use(forCompany)
    router
      .delete('proposal-templates/:id', [proposals.ProposalTemplates, 'destroy'])
      .use(forCompany)

    router
      .get('estimates/:id/conversions', [proposals.EstimateConversions, 'index'])
      .use(forCompany)
    router
      .post('estimates/:id/conversions', [proposals.EstimateConversions, 'store'])
      .use(forCompany)

    router
      .get('files/proposals/:company/:picture', [proposals.ProposalImageFiles, 'show'])
      .where('company', router.matchers.uuid())
      .where('picture', IMAGE_NAME)
      .use(forEveryone)

    router.post('shared-proposals/show', [proposals.SharedProposals, 'store']).use(forLinkHolder)
    router
      .post('shared-proposals/totals', [proposals.SharedProposalTotals, 'store'])
      .use(forLinkHolder)
    router.post('shared-proposals/pdf', [proposals.SharedProposalPdfs, 'store']).use(forLinkHolder)
    router
      .post('shared-proposals/accept', [proposals.SharedProposalAcceptances, 'store'])
      .use(forLinkHolder)
    router
      .post('shared-proposals/decline', [proposals.SharedProposalRefusals, 'store'])
      .use(forLinkHolder)
    router
      .post('shared-proposals/ask', [proposals.SharedProposalQuestions, 'store'])
      .use(forLinkHolder)
  })
  .prefix('/api')
  .as('offers.proposals')
