import router from '@adonisjs/core/services/router'
import { forBooks, forCompany } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { ProcedureDocuments, ProcedureNotes, ProcessingAgreements } = controllers.procedures

router
  .group(() => {
    router.get('notes', [ProcedureNotes, 'show']).use(forBooks)
    router.put('notes', [ProcedureNotes, 'update']).use(forCompany)
    router.get('pdf', [ProcedureDocuments, 'show']).use(forBooks.withOperator('closed'))
    router.get('agreement', [ProcessingAgreements, 'show']).use(forCompany)
    router
      .get('agreement/pdf', [ProcessingAgreements, 'file'])
      .use(forCompany.withOperator('closed'))
  })
  .prefix('/api/procedures')
  .as('procedures')
