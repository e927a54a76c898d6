import { Happening } from '#core/happenings/happening'
import type { CompanyScope } from '#core/http/caller'

/** A company has changed the rule by which it rounds time that becomes money; the change is saved. */
export const timeRoundingChange = new Happening<
  [company: Pick<CompanyScope, 'id' | 'currency' | 'timeZone'>]
>()
