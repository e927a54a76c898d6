import { Button, Group, Loader, Select, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '@/components/error_alert'
import { PublicFrame } from '@/components/public_frame'
import { useFileSave } from '@/components/use_file_save'
import { api, downloadPosted } from '@/lib/api'
import { suggestLanguage } from '@/lib/language'
import { AgeingFigures } from '../account/ageing_figures'
import type { SharedLedger } from '../ledger'
import { CreditSum } from './credit_sum'
import { PaymentBox } from './payment_box'
import { ReportForm } from './report_form'
import classes from './shared.module.css'
import { SharedEntries } from './shared_entries'
import { WaitingDocuments } from './waiting_documents'

export interface Link {
  id: string
  linkKey: string
}

/** A client's portal by a link: what is to be paid and answered, how to pay, and the account. */
export function SharedLedgerView({ id, linkKey }: Link) {
  const { t } = useTranslation('ledger')
  const [asked, setAsked] = useState<{ currency?: string; page: number }>({ page: 1 })
  const [ledger, setLedger] = useState<SharedLedger>()
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try asks again
  useEffect(() => {
    const end = new AbortController()
    api('POST', '/api/shared-ledger/show', {
      body: { id, key: linkKey, ...asked },
      signal: end.signal,
      keepsSession: true,
    }).then(
      (answer) => {
        setLedger(answer)
        setFailure(undefined)
        void suggestLanguage(answer.language)
      },
      (problem: unknown) => {
        if (!end.signal.aborted) setFailure(problem)
      }
    )
    return () => end.abort()
  }, [id, linkKey, asked, tries])
  const tryAgain = () => {
    setFailure(undefined)
    setTries(tries + 1)
  }
  return (
    <PublicFrame
      title={t('shared.title')}
      context={ledger && t('shared.with', { name: ledger.seller.name })}
      isWide
    >
      {failure !== undefined && <ErrorAlert failure={failure} onRetry={tryAgain} />}
      {!ledger && failure === undefined && (
        <Loader size="sm" mt="md" aria-label={t('shared.loading')} />
      )}
      {ledger && (
        <Loaded
          ledger={ledger}
          link={{ id, linkKey }}
          page={asked.page}
          onCurrency={(currency) => setAsked({ currency, page: 1 })}
          onPage={(page) => setAsked({ currency: ledger.currency, page })}
        />
      )}
    </PublicFrame>
  )
}

interface LoadedProps {
  ledger: SharedLedger
  link: Link
  page: number
  onCurrency: (currency: string) => void
  onPage: (page: number) => void
}

function Loaded({ ledger, link, page, onCurrency, onPage }: LoadedProps) {
  const { t } = useTranslation('ledger')
  const { client, currency, balances, ageing, payment, waiting } = ledger
  const invoices = waiting.filter(({ type }) => type === 'invoice')
  const offers = waiting.filter(({ type }) => type !== 'invoice')
  const { save, failure, isBusy } = useFileSave()
  const body = { id: link.id, key: link.linkKey, currency }
  const savePdf = () =>
    save(() => downloadPosted('/api/shared-ledger/pdf', { body, keepsSession: true }))
  return (
    <>
      <Text c="dimmed" mt="xs">
        {t('shared.for', { name: client.name, number: client.number })}
      </Text>
      <WaitingDocuments title={t('portal.invoices')} documents={invoices} link={link} />
      <CreditSum ledger={ledger} />
      {payment && <PaymentBox payment={payment} amount={ledger.closing} currency={currency} />}
      <WaitingDocuments title={t('portal.offers')} documents={offers} link={link} />
      <section className={classes.account} aria-label={t('portal.account')}>
        <Group justify="space-between">
          <h2 className={classes.heading}>{t('portal.account')}</h2>
          <Group gap="xs">
            {balances.length > 1 && (
              <Select
                aria-label={t('range.currency')}
                data={balances.map((one) => one.currency)}
                value={currency}
                onChange={(value) => value && onCurrency(value)}
                allowDeselect={false}
                w={100}
              />
            )}
            <Button variant="default" loading={isBusy} onClick={() => void savePdf()}>
              {t('shared.pdf')}
            </Button>
          </Group>
        </Group>
        {failure !== undefined && <ErrorAlert failure={failure} />}
        <SharedEntries ledger={ledger} page={page} onPage={onPage} />
        {ageing.total > 0 && <AgeingFigures ageing={ageing} currency={currency} />}
      </section>
      <ReportForm link={link} />
    </>
  )
}
