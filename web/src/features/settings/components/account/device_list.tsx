import { Anchor, Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { browserName } from '#api/browser_name'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { DayText } from '@/components/values/day_text'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import type { Device } from '../../device'
import classes from './device_list.module.css'

/** Where the user is signed in, each with a way to end it. */
export function DeviceList() {
  const { t } = useTranslation('settings')
  const devices = useQuery({ ...recordQuery('/api/auth/sessions'), staleTime: 0 })
  const [isAsking, setAsking] = useState(false)
  const end = useChange<Device>({
    change: ({ _id }) => api('DELETE', '/api/auth/sessions/:id', { params: { id: _id } }),
    affects: ['/api/auth'],
    onDone: () => showDone(t('devices.ended')),
  })
  const endOthers = useChange<void>({
    change: () => api('POST', '/api/auth/logout-elsewhere'),
    affects: ['/api/auth'],
    onDone: () => {
      setAsking(false)
      showDone(t('devices.others_ended'))
    },
  })
  return (
    <Section
      title={t('devices.title')}
      help={t('devices.help')}
      action={
        (devices.data?.length ?? 0) > 1 && (
          <Button variant="default" size="xs" onClick={() => setAsking(true)}>
            {t('devices.end_others')}
          </Button>
        )
      }
    >
      {devices.isPending && <Loading />}
      {devices.isError && (
        <ErrorAlert failure={devices.error} onRetry={() => void devices.refetch()} />
      )}
      <ul className={classes.devices}>
        {devices.data?.map((device) => (
          <DeviceRow key={device._id} device={device} onEnd={() => end.mutate(device)} />
        ))}
      </ul>
      <Text size="sm" mt="sm">
        <Anchor component={Link} to="/device" underline="always">
          {t('devices.connect')}
        </Anchor>
      </Text>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('devices.end_others_title')}
        verb={t('devices.end_others')}
        tone="danger"
        isBusy={endOthers.isPending}
        onConfirm={() => endOthers.mutate()}
        onCancel={() => setAsking(false)}
      >
        {t('devices.end_others_text')}
      </ConfirmDialog>
    </Section>
  )
}

function DeviceRow({ device, onEnd }: { device: Device; onEnd: () => void }) {
  const { t } = useTranslation('settings')
  const name = useDeviceName(device)
  return (
    <li className={classes.device}>
      <div>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed">
          {device.ipAddress}
          {!device.isCurrent && (
            <>
              {' '}
              · {t('devices.last_seen')} <DayText value={device.lastSeenAt} precision="minute" />
            </>
          )}
        </Text>
      </div>
      {device.isCurrent ? (
        <Text size="sm" c="dimmed">
          {t('devices.current')}
        </Text>
      ) : (
        <Button
          variant="default"
          size="xs"
          aria-label={t('devices.end_named', { name })}
          onClick={onEnd}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  )
}

/** `Terminal · thinkpad`, `Firefox · Windows` */
function useDeviceName({ client, device, userAgent }: Device) {
  const { t } = useTranslation('settings')
  if (client === 'terminal') return [t('devices.terminal'), device].filter(Boolean).join(' · ')
  return browserName(userAgent) ?? t('devices.unknown')
}
