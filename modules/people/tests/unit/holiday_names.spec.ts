import { test } from '@japa/runner'
import { HOLIDAY_REGIONS } from '#api/holiday_regions'
import { publicHolidays } from '#modules/people/holidays/public_holidays'

const YEARS = [2025, 2026, 2027, 2028]

/** Countries whose holidays have a name in German, English and Albanian. */
const NAMED = ['DE', 'XK', 'AL']

/** Written alike in two languages. */
const ALIKE = ['Nevruz']

const namesOf = async (region: string, year: number) => {
  const [de, en, sq] = await Promise.all(
    (['de', 'en', 'sq'] as const).map((language) => publicHolidays(region, year, language))
  )
  if (!de || !en || !sq) throw new Error(`No holidays in ${region}`)
  return [...en].map(([day, english]) => ({ day, en: english, de: de.get(day), sq: sq.get(day) }))
}

test.group('Names of public holidays', () => {
  test('{region}, {day}, {language}: {name}')
    .with([
      { region: 'DE', day: '2026-04-06', language: 'sq', name: 'E hëna e Pashkëve' },
      { region: 'DE-SN', day: '2026-11-18', language: 'sq', name: 'Dita e lutjes dhe e pendimit' },
      { region: 'DE', day: '2026-10-03', language: 'de', name: 'Tag der Deutschen Einheit' },
      { region: 'AT', day: '2026-05-01', language: 'en', name: 'Labour Day' },
      { region: 'AT', day: '2026-11-01', language: 'sq', name: 'Dita e të gjithë shenjtorëve' },
      { region: 'CH', day: '2026-08-01', language: 'en', name: 'Swiss National Day' },
      { region: 'CH-OW', day: '2026-09-25', language: 'sq', name: 'Bruderklausenfest' },
      { region: 'XK', day: '2026-04-12', language: 'de', name: 'Orthodoxes Osterfest' },
      { region: 'AL', day: '2026-03-16', language: 'de', name: 'Sommertag (Ersatztag)' },
      { region: 'AL', day: '2026-03-16', language: 'en', name: 'Summer Day (substitute day)' },
      { region: 'AL', day: '2026-03-16', language: 'sq', name: 'Dita e Verës (ditë zëvendësuese)' },
      { region: 'AL', day: '2026-03-20', language: 'en', name: 'End of Ramadan (Eid al-Fitr)' },
    ] as const)
    .run(async ({ assert }, { region, day, language, name }) => {
      assert.equal((await publicHolidays(region, Number(day.slice(0, 4)), language)).get(day), name)
    })

  test('are in the language of the reader, in every region of Germany, Kosovo and Albania', async ({
    assert,
  }) => {
    const regions = HOLIDAY_REGIONS.filter(({ code }) => NAMED.includes(code.slice(0, 2)))
    for (const { code } of regions) {
      for (const year of YEARS) {
        for (const { day, de, en, sq } of await namesOf(code, year)) {
          const names = [de, en, sq].filter((name) => name && !ALIKE.includes(name))
          assert.lengthOf(new Set(names), names.length, `${code} ${day}: ${names}`)
        }
      }
    }
  }).timeout(60_000)

  test('are never in a third language: an Albanian reader finds German names, not English ones', async ({
    assert,
  }) => {
    const regions = HOLIDAY_REGIONS.filter(({ code }) => !NAMED.includes(code.slice(0, 2)))
    for (const { code } of regions) {
      for (const { day, de, en, sq } of await namesOf(code, 2026)) {
        assert.isTrue(sq !== en || de === en, `${code} ${day}: ${sq}`)
      }
    }
  }).timeout(60_000)
})
