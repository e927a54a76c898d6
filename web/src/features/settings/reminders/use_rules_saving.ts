import { useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#api/routes'
import { api } from '@/lib/server/api'
import { type ReminderRules, rulesQuery } from './reminder_rules'

/** Saves a part of the rules; what is left out stays. */
export function useRulesSaving() {
  const queryClient = useQueryClient()
  return {
    save: (body: BodyOf<'PUT', '/api/reminders/rules'>) =>
      api('PUT', '/api/reminders/rules', { body }),
    onSaved: (saved: ReminderRules) => queryClient.setQueryData(rulesQuery.queryKey, saved),
  }
}
