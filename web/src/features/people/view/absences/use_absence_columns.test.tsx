import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../../../tests/render'
import type { Absence } from '../person_page'
import { useAbsenceColumns } from './use_absence_columns'

function Days(days: Pick<Absence, 'from' | 'to' | 'startsHalf' | 'endsHalf'>) {
  const [first] = useAbsenceColumns()
  return <p>{first?.cell(days as Absence)}</p>
}

const MONDAY = '2026-12-14'
const WEDNESDAY = '2026-12-16'

test('an absence says which of its days are half', async () => {
  renderAt(
    '/',
    <>
      <Days from={MONDAY} to={MONDAY} startsHalf endsHalf={false} />
      <Days from={MONDAY} to={WEDNESDAY} startsHalf endsHalf={false} />
      <Days from={MONDAY} to={WEDNESDAY} startsHalf endsHalf />
    </>
  )
  expect(await screen.findByText('14.12.2026 · Half a day')).toBeTruthy()
  expect(screen.getByText('14.12.2026 – 16.12.2026 · Half of the first day')).toBeTruthy()
  expect(screen.getByText(/Half of the first day · Half of the last day/)).toBeTruthy()
})
