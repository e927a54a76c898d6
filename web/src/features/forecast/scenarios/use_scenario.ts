import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import type { ScenarioChange } from '../forecast'

type Change = Partial<ScenarioChange> & Pick<ScenarioChange, 'kind' | 'name'>

/** The scenario that is tried, and how its changes are saved. */
export function useScenario(id: string) {
  const queryClient = useQueryClient()
  const { data } = useQuery(recordQuery('/api/forecast-scenarios'))
  const scenario = data?.find(({ _id }) => _id === id)
  const save = async (changes: Change[]) => {
    if (!scenario) return
    const { name, version } = scenario
    await api('PUT', '/api/forecast-scenarios/:id', {
      params: { id },
      body: { name, changes, version },
    })
    await Promise.all(
      ['/api/forecast-scenarios', '/api/forecast'].map((path) =>
        queryClient.invalidateQueries({ queryKey: [path] })
      )
    )
  }
  return {
    scenario,
    add: (change: Change) => save([...(scenario?.changes ?? []), change]),
    /** @param index of the change in the scenario */
    remove: (index: number) => save((scenario?.changes ?? []).filter((_, at) => at !== index)),
  }
}
