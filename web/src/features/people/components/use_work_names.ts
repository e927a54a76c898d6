import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'

/** Kinds of work that somebody else can take over, in the order in which they are named. */
const KINDS = ['project', 'task', 'deliveryNote', 'proposal'] as const

/** `2 projects, 1 task`; empty for none. */
export function useWorkNames(work: AnswerOf<'GET', '/api/employees/:id/open-work'> | undefined) {
  const { t } = useTranslation('people')
  return KINDS.flatMap((kind) => {
    const count = work?.find(({ type }) => type === kind)?.count ?? 0
    return count > 0 ? [t(`open_work.${kind}`, { count })] : []
  }).join(', ')
}
