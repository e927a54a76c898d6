import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listQuery } from '@/lib/queries'

/** The categories in the order in which they are offered, with their words. */
export function useCategories() {
  const { t } = useTranslation('expenses')
  const list = useQuery(listQuery('/api/expense-categories'))
  const rows = list.data?.rows ?? []
  return {
    options: rows.map(({ category }) => ({ value: category, label: t(`category.${category}`) })),
    /** How much of the net amount reduces the profit, in percent. */
    deductiblePercent: (category: string) =>
      rows.find((row) => row.category === category)?.deductiblePercent ?? 100,
  }
}
