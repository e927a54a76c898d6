import { Button, NativeSelect, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { api } from '@/lib/server/api'
import { today } from '@/lib/time/days'
import { AFFECTED, type Asset, DISPOSALS, type Disposal } from './asset'

/** Records that an asset has left. */
export function DisposalDialog({ asset, onClose }: { asset: Asset; onClose: () => void }) {
  const { t } = useTranslation('assets')
  const queryClient = useQueryClient()
  const { form, submit, failure, isSaving } = useServerForm({
    initial: { date: today(), disposal: 'sold' as Disposal, proceeds: '' },
    validate: { date: (day) => (day ? null : t('form.date_missing')) },
    save: ({ proceeds, ...body }) =>
      api('POST', '/api/assets/:id/disposal', {
        params: { id: asset._id },
        body: {
          ...body,
          proceeds: body.disposal === 'sold' && proceeds ? proceeds : null,
          version: asset.version,
        },
      }),
    onSaved: async ({ name }) => {
      for (const path of AFFECTED) await queryClient.invalidateQueries({ queryKey: [path] })
      showDone(t('done.disposed', { name }))
      onClose()
    },
  })
  return (
    <Dialog title={t('disposal.title', { name: asset.name })} onClose={onClose}>
      <Form onSubmit={submit} failure={failure}>
        <Text size="sm" c="dimmed">
          {t(asset.method === 'pool' ? 'disposal.pool_text' : 'disposal.text')}
        </Text>
        <DayField
          label={t('disposal.date')}
          isPast
          data-autofocus
          {...form.getInputProps('date')}
        />
        <NativeSelect
          label={t('disposal.reason')}
          data={DISPOSALS.map((value) => ({ value, label: t(`disposal.kind.${value}`) }))}
          {...form.getInputProps('disposal')}
        />
        {form.values.disposal === 'sold' && (
          <MoneyField
            label={t('disposal.proceeds')}
            description={t('disposal.proceeds_help')}
            currency={asset.currency}
            {...form.getInputProps('proceeds')}
          />
        )}
        <FormActions>
          <Button type="submit" loading={isSaving}>
            {t('disposal.verb')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
