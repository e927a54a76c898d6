import { defineSamples } from '#core/tests/define_samples'
import { inTurn, type Made } from '#core/tests/desk'
import { supplyOf } from '#core/tests/hostile_texts'

const MINUTES = [480, 480, 480, 480, 480, 0, 0]
const ABSENCE = { kind: 'other', from: '2026-01-05', to: '2026-01-05' }

export default defineSamples({
  bodies: {
    'PUT /api/employees/:id/employment': { leaveDays: 30 },
    'PUT /api/employees/:id/leave': { year: 2026, days: 30 },
    'POST /api/employees/:id/work-patterns': { from: '2026-01-01', minutes: MINUTES },
    'POST /api/employees/:id/cost-rates': { from: '2026-01-01', amount: 40 },
    'POST /api/absences': ABSENCE,
    'POST /api/absences/:id/refuse': { reason: 'Übernommen' },
    'POST /api/weeks': { weekStart: '2026-01-05' },
    'POST /api/weeks/:id/return': { reason: 'Übernommen' },
  },
  fields:
    'entryDate exitDate holidayRegion leaveDays openingMinutes version from to amount minutes year days carriedDays carriedUntil userId kind startsHalf endsHalf note reason weekStart',
  parameters: 'month year from to userId status weekStart',

  async fill(desk, _made, mark) {
    const { id } = await desk.get<{ id: string }>('/auth/me')
    await desk.put(`/employees/${id}/employment`, { entryDate: '2026-01-01', leaveDays: 30 })
    await desk.put(`/employees/${id}/leave`, { year: 2026, days: 28 })
    await desk.post(`/employees/${id}/work-patterns`, { from: '2026-01-01', minutes: MINUTES })
    await desk.post(`/employees/${id}/cost-rates`, { from: '2026-01-01', amount: 40 })
    await desk.post('/absences', { ...ABSENCE, note: mark })
    const week = await desk.post<Made>('/weeks', { weekStart: '2025-12-29' })
    await desk.post(`/weeks/${week._id}/return`, { reason: mark })
  },

  /** Absences one day after the other; what the owner enters is approved, so a reason is given for weeks only. */
  async writeHostile(desk, _made, texts) {
    const next = supplyOf(texts)
    await inTurn(texts, (_text, index) => {
      const from = new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10)
      return desk.post('/absences', { kind: 'other', from, to: from, note: next(500) })
    })
    const reasons = texts.filter((text) => text.trim() && text.length <= 500)
    await inTurn(reasons, async (reason, index) => {
      const weekStart = new Date(Date.UTC(2015, 0, 5 + index * 7)).toISOString().slice(0, 10)
      const { _id } = await desk.post<Made>('/weeks', { weekStart })
      await desk.post(`/weeks/${_id}/return`, { reason })
    })
  },

  withoutFreeText: [
    /^cost_rates\.currency$/,
    /^employments\.holiday_region$/,
    /^company_profiles\.holiday_region$/,
    /^absences\.(kind|status|reason)$/,
    /^work_weeks\.status$/,
  ],
})
