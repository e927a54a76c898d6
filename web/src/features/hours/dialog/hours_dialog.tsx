import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { Form, FormActions } from '@/components/form/form'
import { Loading } from '@/components/loading/loading'
import { formatHours } from '@/lib/language/numbers'
import { api } from '@/lib/server/api'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import { HoursFields } from './hours_fields'
import { HoursLines } from './hours_lines'
import {
  type HoursBody,
  type HoursPreviewBody,
  type HoursValues,
  hoursBody,
  newHours,
  rememberHabit,
} from './hours_values'
import { ProjectRates } from './project_rates'
import { type HoursPreview, useHoursPreview } from './use_hours_preview'

export interface HoursDialogProps {
  clientId: string
  /** The only project that is chosen at first; all of the client's without one. */
  projectId?: string | undefined
  /** Of an invoice that is there already; a new one has the client's. */
  currency?: HoursPreviewBody['currency']
  priceMode?: HoursPreviewBody['priceMode']
  /** Target of the lines: an existing invoice, or a new draft. */
  verb: 'add' | 'bill'
  /** Bills the hours; what it throws is shown in the dialog. */
  onConfirm: (body: HoursBody) => Promise<unknown>
  onClose: () => void
}

/** Chooses unbilled hours of a client, and shows the lines that they become before they are billed. */
export function HoursDialog(props: HoursDialogProps) {
  const { clientId, projectId, currency, priceMode, verb, onConfirm, onClose } = props
  const { t } = useTranslation('hours')
  const ownCurrency = useSettings().data?.preferences.currency ?? DEFAULT_CURRENCY
  const [values, setValues] = useState(() => newHours(projectId))
  const [isBilling, setIsBilling] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()
  const body = hoursBody(values)
  const { preview, outdated, failure, isCurrent, refetch } = useHoursPreview({
    ...body,
    clientId,
    currency,
    priceMode,
  })
  const change = (changed: Partial<HoursValues>) => {
    setRefusal(undefined)
    setValues({ ...values, ...changed })
  }
  const lines = preview?.lines ?? []
  const canBill = isCurrent && lines.length > 0

  async function bill(shown: HoursPreview) {
    setIsBilling(true)
    setRefusal(undefined)
    try {
      rememberHabit(values)
      if (values.keepsRates && shown.currency === ownCurrency) await keepRates(shown)
      const { seconds, fingerprint } = shown
      await onConfirm({ ...body, seconds, fingerprint, timesheet: values.timesheet })
    } catch (problem) {
      setRefusal(problem)
      // Somebody else may have been quicker: the lines that are left are shown.
      void refetch()
    } finally {
      setIsBilling(false)
    }
  }
  return (
    <Dialog onClose={onClose} title={t(`dialog.${verb}`)} size="xl">
      <Form
        failure={refusal ?? failure ?? undefined}
        onSubmit={(event) => {
          event.preventDefault()
          if (preview && canBill && !isBilling) void bill(preview)
        }}
      >
        <HoursFields values={values} rules={chosenRules(preview, values)} onChange={change} />
        {preview ? (
          <>
            <ProjectRates
              preview={preview}
              values={values}
              canKeep={preview.currency === ownCurrency}
              onChange={change}
            />
            <HoursLines
              preview={preview}
              isCurrent={isCurrent}
              outdated={outdated}
              onExact={() => change({ rounding: 'none' })}
            />
          </>
        ) : (
          !failure && <Loading variant="skeleton" extent="tableRow" />
        )}
        {preview && preview.coveredSeconds > 0 && (
          <Checkbox
            label={t('dialog.covered', { hours: formatHours(preview.coveredSeconds) })}
            description={t('dialog.covered_help')}
            checked={values.includesCovered}
            onChange={(event) => change({ includesCovered: event.currentTarget.checked })}
          />
        )}
        <Checkbox
          label={t('dialog.timesheet')}
          description={t('dialog.timesheet_help')}
          checked={values.timesheet}
          onChange={(event) => change({ timesheet: event.currentTarget.checked })}
        />
        <FormActions>
          <Button type="submit" loading={isBilling} disabled={!canBill}>
            {verb === 'bill' ? t('dialog.make') : t('dialog.take', { count: lines.length })}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}

const chosenRules = (preview: HoursPreview | undefined, { projectIds }: HoursValues) =>
  (preview?.projects ?? [])
    .filter(({ _id }) => projectIds.length === 0 || projectIds.includes(_id))
    .map(({ timeRounding }) => timeRounding)

/** Rates that were typed for projects without one become the projects' own. */
async function keepRates({ projects }: HoursPreview) {
  for (const { _id, rate, rateOf, otherCurrency } of projects) {
    if (rateOf !== 'given' || otherCurrency) continue
    await api('PUT', '/api/projects/:id', {
      params: { id: _id },
      body: { hourlyRate: String(rate) },
    })
  }
}
