import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HttpFailure } from '@/lib/server/http_failure'
import { renderAt } from '../../../tests/render'
import { DayText } from '../values/day_text'
import { LinkFailure, SecretPage, useSecret } from './secret_page'

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

test('a link that was refused offers no other try, a server without an answer does', async () => {
  const failed = (status: number) => new HttpFailure(status, { error: 'Refused' })
  const { unmount } = renderAt('/', <LinkFailure failure={failed(404)} onRetry={() => undefined} />)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  for (const status of [0, 429, 503]) {
    const shown = renderAt('/', <LinkFailure failure={failed(status)} onRetry={() => undefined} />)
    expect(await screen.findByRole('button')).toBeTruthy()
    shown.unmount()
  }
})
