import router from '@adonisjs/core/services/router'
import { forCompany, forStaff } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { Answers, Briefings, Questions } = controllers.assistant

router
  .group(() => {
    router
      .get('assistant/answers/:question', [Answers, 'show'])
      .use(forCompany.withToken('insight:read'))
    router.get('assistant/briefing', [Briefings, 'show']).use(forStaff)
    router.get('assistant/questions', [Questions, 'index']).use(forStaff)
    router.post('assistant/questions', [Questions, 'store']).use(forStaff)
    router.delete('assistant/questions', [Questions, 'destroy']).use(forStaff)
  })
  .prefix('/api')
  .as('assistant')
