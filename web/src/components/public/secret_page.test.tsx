import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../tests/render'
import { DayText } from '../values/day_text'
import { SecretPage, useSecret } from './secret_page'

process.env.TZ = 'America/New_York'

const ANSWERED = '2026-11-22T18:20:00Z'

function Answered({ timeZone }: { timeZone?: string }) {
  const { shown } = useSecret(['answered'], async () => ({
    language: 'en' as const,
    ...(timeZone && { timeZone }),
  }))
  return shown ? <DayText value={ANSWERED} precision="minute" /> : null
}

test('a client elsewhere reads when it was answered on the clock of the company', async () => {
  const page = (timeZone?: string) => (
    <SecretPage id="o1">{() => <Answered {...(timeZone && { timeZone })} />}</SecretPage>
  )
  const { unmount } = renderAt('/offers/o1#key', page('Europe/Tirane'))
  expect(await screen.findByText('22.11.2026, 19:20')).toBeTruthy()
  unmount()
  renderAt('/offers/o1#key', page())
  expect(await screen.findByText('22.11.2026, 13:20')).toBeTruthy()
})
