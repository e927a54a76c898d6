import { assertWeekOpen } from '#modules/people/actions/assert_week_open'
import { registerTimeGuard } from '#modules/tasks/public'

registerTimeGuard(assertWeekOpen)
