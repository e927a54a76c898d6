import { Button, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { EmptyState } from '@/components/page/empty_state'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { PaperDrawing } from '@/components/pictures/drawings'
import { useChange } from '@/components/use_change'
import { saveFile } from '@/lib/csv'
import { download } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { useAudiences, useIsReader } from '@/lib/session/current_user'
import { DEFAULT_COUNTRY, useSettings } from '@/lib/settings'
import { FilingDue } from '../parts/filing_due'
import { GermanForms } from '../parts/german_forms'
import { Limits } from '../parts/limits'
import { ReportedMonths } from '../parts/reported_months'
import { StatementDue } from '../parts/statement_due'
import { VatDue } from '../parts/vat_due'
import { VatFilters } from '../parts/vat_filters'
import { VatTables } from '../parts/vat_tables'
import { useVatState, type VatDueTable } from '../vat'

/** The form of the advance VAT return is that of German tax offices. */
const GERMANY = 'DE'

/** `/vat`: what is owed as VAT, by rate and period. */
export function Component() {
  const { t } = useTranslation('vat')
  const { state, query } = useVatState()
  const summary = useQuery({
    ...recordQuery('/api/reports/vat', { query }),
    placeholderData: keepPreviousData,
  })
  const due = useQuery({
    ...recordQuery('/api/reports/vat/due', { query }),
    placeholderData: keepPreviousData,
  })
  const { data: settings } = useSettings()
  const audiences = useAudiences()
  const isReader = useIsReader()
  const seesDatev = isReader || audiences?.includes('owner')
  const country = settings && (settings.companyInfo?.country || DEFAULT_COUNTRY)
  const save = useChange({
    change: async () => {
      const { file, name } = await download('/api/reports/vat.csv', { query })
      saveFile(file, name)
    },
    affects: [],
  })
  return (
    <Page
      title={t('title')}
      context={t(`explained.${query.basis}`)}
      action={
        <>
          {seesDatev && settings?.preferences.currency === 'EUR' && (
            <Button
              component={Link}
              variant="default"
              to={`/datev?from=${query.from}&to=${query.to}`}
            >
              {t('datev')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={save.isPending}
            onClick={() => save.mutate(undefined)}
          >
            {t('save_csv')}
          </Button>
        </>
      }
    >
      {country === GERMANY && <FilingDue />}
      {country === GERMANY && <StatementDue />}
      {country === GERMANY && settings?.preferences.isSmallBusiness && <Limits />}
      <VatFilters state={state} />
      {summary.isError && (
        <ErrorAlert failure={summary.error} onRetry={() => void summary.refetch()} />
      )}
      {summary.isPending && <Loading variant="skeleton" extent="cardList" count={2} />}
      {summary.data?.tables.length === 0 && (
        <EmptyState drawing={<PaperDrawing />} title={t('none')} text={t('none_text')} />
      )}
      {due.isError && <ErrorAlert failure={due.error} onRetry={() => void due.refetch()} />}
      {due.data?.tables.filter(hasInputTax).map((table) => (
        <VatDue key={table.currency} table={table} query={query} />
      ))}
      {country === GERMANY && settings && (
        <GermanForms query={query} preferences={settings.preferences} />
      )}
      {!isReader && <ReportedMonths query={query} />}
      {summary.data?.tables.map((table) => (
        <VatTables key={table.currency} table={table} query={query} />
      ))}
      {summary.data && summary.data.tables.length > 0 && (
        <Text c="dimmed" size="sm">
          {t('note')}
        </Text>
      )}
    </Page>
  )
}

/** Without any, the VAT on sales above is what is paid. */
const hasInputTax = ({ inputTax, owedTax }: VatDueTable) => inputTax !== 0 || owedTax !== 0
