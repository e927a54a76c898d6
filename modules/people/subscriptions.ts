import { assertWeekOpen } from '#modules/people/actions/assert_week_open'
import { timeChange } from '#modules/tasks/public'

timeChange.follow(assertWeekOpen)
