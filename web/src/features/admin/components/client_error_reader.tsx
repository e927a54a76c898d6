import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RecordDrawer } from '@/components/dialogs/record_drawer'
import { useBeside } from '@/components/dialogs/use_beside'
import { KeyValueList } from '@/components/page/key_value_list'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { DayText } from '@/components/values/day_text'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import classes from './admin.module.css'

/** The failure of `?error=`, which the operator deletes once its cause is mended. */
export function ClientErrorReader() {
  const { t } = useTranslation('admin')
  const { id, close } = useBeside('error')
  const failure = useQuery({
    ...recordQuery('/api/admin/client-errors/:id', { params: { id: id ?? '' } }),
    enabled: id !== null,
  })
  const resolve = useChange({
    change: (one: string) => api('DELETE', '/api/admin/client-errors/:id', { params: { id: one } }),
    affects: ['/api/admin'],
    onDone: () => {
      showDone(t('errors.resolved'))
      close()
    },
  })
  return (
    <RecordDrawer
      isOpen={id !== null}
      onClose={close}
      size={640}
      title={t('errors.error')}
      query={failure}
    >
      {({ _id, message, name, page, version, count, firstSeenAt, lastSeenAt, stack }) => (
        <Stack gap="lg">
          <KeyValueList
            items={[
              { label: t('field.error_text'), value: `${name}: ${message}` },
              { label: t('field.page'), value: page },
              { label: t('field.count'), value: count },
              {
                label: t('field.first_seen'),
                value: <DayText value={firstSeenAt} precision="minute" />,
              },
              {
                label: t('field.last_seen'),
                value: <DayText value={lastSeenAt} precision="minute" />,
              },
              { label: t('field.version'), value: version },
            ]}
          />
          {stack && <pre className={classes.mail}>{stack}</pre>}
          <Button
            variant="default"
            loading={resolve.isPending}
            onClick={() => resolve.mutate(_id)}
            style={{ alignSelf: 'flex-start' }}
          >
            {t('errors.resolve')}
          </Button>
        </Stack>
      )}
    </RecordDrawer>
  )
}
