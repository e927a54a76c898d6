import router from '@adonisjs/core/services/router'
import { forEndingKeys, forLinkHolder, forStaff } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { CalendarFeeds, Calendars } = controllers.calendar

router
  .group(() => {
    router.get('calendar-feeds', [CalendarFeeds, 'index']).use(forStaff.withOperator('closed'))
    router.post('calendar-feeds', [CalendarFeeds, 'store']).use(forStaff)
    router.delete('calendar-feeds/:id', [CalendarFeeds, 'destroy']).use(forEndingKeys)

    // Calendar programs send an address and nothing else, so it contains the key.
    router.get('calendar/:key', [Calendars, 'show']).use(forLinkHolder)
  })
  .prefix('/api')
  .as('calendar')
