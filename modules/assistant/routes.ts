import router from '@adonisjs/core/services/router'
import { forCompany } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { Answers, Briefings, Questions } = controllers.assistant

router
  .group(() => {
    router
      .get('assistant/answers/:question', [Answers, 'show'])
      .use(forCompany.withToken('insight:read'))
    router.get('assistant/briefing', [Briefings, 'show']).use(forCompany)
    router.get('assistant/questions', [Questions, 'index']).use(forCompany)
    router.post('assistant/questions', [Questions, 'store']).use(forCompany)
    router.delete('assistant/questions', [Questions, 'destroy']).use(forCompany)
  })
  .prefix('/api')
  .as('assistant')
