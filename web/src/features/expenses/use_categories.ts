import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listQuery } from '@/lib/server/queries'

/**
 * The categories in the order in which they are offered, with their words.
 * @param kept categories that a record has: they are offered although they have been archived
 */
export function useCategories(kept: readonly string[] = []) {
  const { t } = useTranslation('expenses')
  const list = useQuery(listQuery('/api/expense-categories'))
  const rows = list.data?.rows ?? []
  const names = new Map(rows.map(({ category, name }) => [category, name]))
  /** Own categories have a name, built-in ones a word; nothing while the own ones are on their way. */
  const nameOf = (category: string) =>
    names.get(category) ?? (category.includes('-') ? '' : t(`category.${category}`))
  return {
    rows,
    nameOf,
    options: rows
      .filter(({ category, isArchived }) => !isArchived || kept.includes(category))
      .map(({ category }) => ({ value: category, label: nameOf(category) })),
    /** How much of the net amount reduces the profit, in percent. */
    deductiblePercent: (category: string) =>
      rows.find((row) => row.category === category)?.deductiblePercent ?? 100,
  }
}
