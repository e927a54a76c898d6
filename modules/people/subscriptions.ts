import { peopleBalances } from '#modules/auth/public'
import { assertWeekOpen } from '#modules/people/actions/assert_week_open'
import { readMonthBalances } from '#modules/people/queries/month_balances'
import { timeChange } from '#modules/tasks/public'

timeChange.follow(assertWeekOpen)
peopleBalances.plug(readMonthBalances)
