import { Button, Group, Loader, Select, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ClientFrame } from '@/components/brand/client_frame'
import { ContactLinks } from '@/components/brand/contact_links'
import { useFileSave } from '@/components/files/use_file_save'
import { ErrorAlert } from '@/components/page/error_alert'
import { type Link, LinkFailure, useSecret } from '@/components/public/secret_page'
import { SharedRetainers } from '@/features/retainers/parts'
import { api, downloadPosted } from '@/lib/server/api'
import { AgeingFigures } from '../account/ageing_figures'
import type { SharedLedger } from '../ledger'
import { CreditSum } from './credit_sum'
import { PaymentBox } from './payment_box'
import { ReportForm } from './report_form'
import classes from './shared.module.css'
import { SharedEntries } from './shared_entries'
import { WaitingDocuments } from './waiting_documents'

/** A client's portal by a link: what is to be paid and answered, how to pay, and the account. */
export function SharedLedgerView({ link }: { link: Link }) {
  const { t } = useTranslation('ledger')
  const [asked, setAsked] = useState<{ currency?: string; page: number }>({ page: 1 })
  const { shown, failure, askAgain } = useSecret(['shared ledger', link, asked], (signal) =>
    api('POST', '/api/shared-ledger/show', {
      body: { ...link, ...asked },
      signal,
      keepsSession: true,
    })
  )
  // The page before stays until the next one is there.
  const last = useRef(shown)
  if (shown) last.current = shown
  const ledger = last.current
  return (
    <ClientFrame
      brand={ledger?.seller}
      title={t('shared.title')}
      context={ledger && t('shared.with', { name: ledger.seller.name })}
    >
      {failure && <LinkFailure failure={failure} onRetry={askAgain} />}
      {!ledger && !failure && <Loader size="sm" mt="md" aria-label={t('shared.loading')} />}
      {ledger && (
        <Loaded
          ledger={ledger}
          link={link}
          page={asked.page}
          onCurrency={(currency) => setAsked({ currency, page: 1 })}
          onPage={(page) => setAsked({ currency: ledger.currency, page })}
        />
      )}
    </ClientFrame>
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
  const orders = waiting.filter(({ type }) => type === 'order')
  const offers = waiting.filter(({ type }) => type !== 'invoice' && type !== 'order')
  const { save, failure, isBusy } = useFileSave()
  const body = { ...link, currency }
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
      <WaitingDocuments title={t('portal.orders')} documents={orders} link={link} />
      <SharedRetainers link={link} />
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
      {(ledger.seller.email || ledger.seller.phone) && (
        <div className={classes.questions}>
          {t('shared.questions')} <ContactLinks seller={ledger.seller} />
        </div>
      )}
    </>
  )
}
