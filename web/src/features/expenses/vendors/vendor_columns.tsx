import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { Money } from '@/components/values/money'
import { formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { useCategories } from '../use_categories'
import type { VendorRow } from './vendor'

export function useVendorColumns(): Column<VendorRow>[] {
  const { t } = useTranslation('expenses')
  const { nameOf } = useCategories()
  const termsOf = useTerms()
  return [
    {
      key: 'name',
      label: t('vendors.name'),
      cell: ({ name }) => name,
      sortKey: 'name',
      isFluid: true,
    },
    { key: 'city', label: t('vendors.city'), cell: ({ city }) => city, isWideOnly: true },
    {
      key: 'category',
      label: t('vendors.category'),
      cell: ({ category }) => (category ? nameOf(category) : ''),
      isWideOnly: true,
    },
    { key: 'terms', label: t('vendors.terms'), cell: termsOf, isWideOnly: true },
    {
      key: 'expenseCount',
      label: t('vendors.expenses'),
      align: 'right',
      cell: ({ expenseCount }) => expenseCount,
      isWideOnly: true,
    },
    {
      key: 'open',
      label: t('vendors.open'),
      align: 'right',
      cell: ({ open, currency }) => (open === 0 ? '' : <Money amount={open} currency={currency} />),
      csv: ({ open }) => open,
      sortKey: 'open',
    },
    {
      key: 'spent',
      label: t('vendors.spent'),
      align: 'right',
      cell: ({ spent, currency }) => <Money amount={spent} currency={currency} />,
      csv: ({ spent }) => spent,
      sortKey: 'spent',
    },
  ]
}

/** The terms of a vendor in words. */
function useTerms() {
  const { t } = useTranslation('expenses')
  const { language } = useLanguage()
  return ({ paymentDays, skontoPercent, skontoDays }: VendorRow) =>
    [
      skontoPercent !== null &&
        t('vendors.skonto_terms', {
          percent: formatPercent(skontoPercent, language),
          days: skontoDays,
        }),
      paymentDays !== null && t('vendors.payment_terms', { count: paymentDays }),
    ]
      .filter(Boolean)
      .join(', ')
}
