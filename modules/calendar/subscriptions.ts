import { accessEnd } from '#modules/auth/public'
import { endFeedsOf } from '#modules/calendar/actions/end_feeds'

accessEnd.follow(endFeedsOf)
