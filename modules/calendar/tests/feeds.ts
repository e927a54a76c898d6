import { call } from '#core/tests/call'
import type { Person } from '#modules/auth/factories/company_factory'
import { confirm, send } from '#modules/auth/tests/second_factor'
import { readCalendar } from '#modules/calendar/tests/read_calendar'

/** Creates a feed through the API, after confirming. @returns its id and the path of its address */
export async function makeFeed(person: Person, shows: string[], name = 'Telefon') {
  await confirm(person)
  const { status, body } = await send('POST', '/api/calendar-feeds', {
    token: person.token,
    body: { name, shows },
  })
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
  return { _id: body._id as string, path: new URL(body.url).pathname }
}

/** Reads the calendar behind an address, as a calendar program would. */
export async function fetchFeed(path: string) {
  const { status, text } = await call('GET', path)
  if (status !== 200) throw new Error(`${status} ${text}`)
  return readCalendar(text)
}

/** Status and code of the answer to a request for a calendar that is refused. */
export async function refusalOf(path: string) {
  const { status, text } = await call('GET', path)
  const { requestId, ...rest } = JSON.parse(text)
  return { status, ...rest }
}
