/** Refuses what is no number of days in steps of a half. */
export function halfDayFault(text: string, t: (key: 'leave.half_days') => string) {
  const days = Number(text)
  const isRight = text.trim() !== '' && days >= 0 && days <= 366 && Number.isInteger(days * 2)
  return isRight ? null : t('leave.half_days')
}
