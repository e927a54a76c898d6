import type { ApiClient } from '@japa/api-client'
import { readRows } from '#core/database/read_rows'
import { makeVatDesk } from '#modules/vat/tests/vat_desk'

interface Cell {
  value: number | null
  link: { list: string; filter: Record<string, string> } | null
}

export interface ShownTable {
  key: string
  rows: { name: string; cells: Cell[]; isSum: boolean }[]
  total: Cell[] | null
}

/** A company that looks at its analytics; its VAT desk makes the documents. */
export async function makeAnalyticsDesk(client: ApiClient) {
  const desk = await makeVatDesk(client)
  const year = { from: '2026-01-01', to: '2026-12-31' }

  async function report(tab: string, query: object = {}) {
    const answer = await desk.get(
      `/api/analytics/${tab}?${new URLSearchParams({ ...year, ...query })}`
    )
    answer.assertStatus(200)
    return answer.body()
  }

  /** The headline figures by their keys. */
  async function figures(tab: string, query: object = {}): Promise<Record<string, number>> {
    const { figures: all } = await report(tab, query)
    return Object.fromEntries(
      all.map(({ key, value }: { key: string; value: number }) => [key, value])
    )
  }

  /** `[name, first value, …]` of each row of a table. */
  async function rows(tab: string, table: string, query: object = {}) {
    const { tables }: { tables: ShownTable[] } = await report(tab, query)
    const found = tables.find(({ key }) => key === table)
    return (found?.rows ?? []).map(({ name, cells }) => [name, ...cells.map(({ value }) => value)])
  }

  /** A sum over the raw rows of the company, in major units. */
  async function raw(sql: string, ...values: string[]) {
    const [row] = await readRows<{ amount: number | string | null }>(sql, [
      desk.company.id,
      ...values,
    ])
    return Number(row?.amount ?? 0) / 100
  }

  const spend = async (body: object) => {
    const answer = await desk.post('/api/expenses', { vendor: 'Papierhaus', ...body })
    answer.assertStatus(201)
    return answer.body()
  }
  return { ...desk, year, report, figures, rows, raw, spend }
}
