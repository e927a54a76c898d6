import router from '@adonisjs/core/services/router'
import { forOwner, forOwnersBooks } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { AuditEntries, AuditChecks } = controllers.audit

router
  .group(() => {
    router.get('audit-log', [AuditEntries, 'index']).use(forOwnersBooks)
    router.get('audit-log/check', [AuditChecks, 'show']).use(forOwner)
  })
  .prefix('/api')
  .as('audit')
