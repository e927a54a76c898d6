import { Anchor, Badge, Button, SimpleGrid, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyValueList } from '@/components/page/key_value_list'
import { Section } from '@/components/page/section'
import { ClientMandates } from '@/features/collections/parts'
import { numberName } from '@/lib/business_number'
import { countryName } from '@/lib/language/countries'
import { LANGUAGE_NAMES } from '@/lib/language/languages'
import { useLanguage } from '@/lib/language/use_language'
import { recordQuery } from '@/lib/server/queries'
import { useCurrentUser } from '@/lib/session/current_user'
import { formatDate } from '@/lib/time/days'
import type { Client, ClientContact, ShippingAddress } from '../client'
import classes from './client_overview.module.css'
import { VatId } from './form/vat_id'
import { ErasureDialog } from './personal_data'

/** Everything that is known about a client. */
export function ClientOverview({ client }: { client: Client }) {
  const { t } = useTranslation('clients')
  return (
    <SimpleGrid
      cols={{ base: 1, md: 2 }}
      spacing="md"
      verticalSpacing={0}
      className={classes.columns}
    >
      <div>
        <ClientDetails client={client} />
        {client.notes && (
          <Section title={t('field.notes')}>
            <Text className={classes.text}>{client.notes}</Text>
          </Section>
        )}
        <ClientMandates client={client} />
      </div>
      <Section title={t('form.contacts')}>
        {client.contacts.length === 0 && <Text c="dimmed">{t('page.no_contacts')}</Text>}
        <ul className={classes.contacts}>
          {client.contacts.map((contact) => (
            <ContactCard key={contact._id} client={client} contact={contact} />
          ))}
        </ul>
      </Section>
    </SimpleGrid>
  )
}

function ClientDetails({ client }: { client: Client }) {
  const { t } = useTranslation('clients')
  const { language } = useLanguage()
  const textOf = (address: Omit<ShippingAddress, 'name'> & { name?: string }) =>
    [
      address.name,
      address.street,
      [address.postalCode, address.city].filter(Boolean).join(' '),
      address.country && countryName(address.country, language),
    ]
      .filter(Boolean)
      .join('\n')
  return (
    <Section title={t('page.details')}>
      <KeyValueList
        items={[
          { label: t('field.email'), value: client.email && <MailLink address={client.email} /> },
          { label: t('field.phone'), value: client.phone && <PhoneLink number={client.phone} /> },
          { label: t('page.address'), value: textOf(client) },
          {
            label: t('form.shipping_address'),
            value: client.shippingAddress && textOf(client.shippingAddress),
          },
          { label: t('field.vat_id'), value: client.vatId && <VatId client={client} /> },
          { label: t('field.tax_number'), value: client.taxNumber },
          {
            label: t(`business_number.${numberName(client.country)}`),
            value: client.businessNumber,
          },
          { label: t('field.language'), value: client.language && LANGUAGE_NAMES[client.language] },
          { label: t('field.currency'), value: client.currency },
          {
            label: t('page.payment_term'),
            value:
              client.paymentTermDays === null
                ? null
                : t('page.days', { count: client.paymentTermDays }),
          },
        ]}
      />
    </Section>
  )
}

function ContactCard({ client, contact }: { client: Client; contact: ClientContact }) {
  const { t } = useTranslation('clients')
  const [isErasing, setErasing] = useState(false)
  const isOwner = useCurrentUser().data?.role === 'owner'
  const { name, role, email, phone, receivesInvoices, getsCopies } = contact
  return (
    <li className={classes.contact}>
      <Text fw={500}>
        {name}
        {role && (
          <Text span c="dimmed" fw={400}>
            {` · ${role}`}
          </Text>
        )}
      </Text>
      {email && <MailLink address={email} />}
      {phone && <PhoneLink number={phone} />}
      {(receivesInvoices || getsCopies) && (
        <Badge variant="default" size="sm" tt="none" fw={400} mt={4}>
          {t(receivesInvoices ? 'field.receives_invoices' : 'field.gets_copies')}
        </Badge>
      )}
      {isOwner && (
        <Button variant="subtle" color="gray" size="compact-xs" onClick={() => setErasing(true)}>
          {t('person.erase')}
        </Button>
      )}
      <ErasureDialog
        client={client}
        contactId={contact._id}
        name={name}
        isOpen={isErasing}
        onClose={() => setErasing(false)}
      />
    </li>
  )
}

function MailLink({ address }: { address: string }) {
  const { t } = useTranslation('clients')
  const { data = [] } = useQuery(recordQuery('/api/bounced-addresses'))
  const bounced = data.find(({ email }) => email === address.toLowerCase())
  return (
    <>
      <Anchor className={classes.link} href={`mailto:${address}`}>
        {address}
      </Anchor>
      {bounced && (
        <Text size="xs" c="red">
          {t('page.mails_come_back', { day: formatDate(bounced.bouncedAt) })}
        </Text>
      )}
    </>
  )
}

const PhoneLink = ({ number }: { number: string }) => (
  <Anchor className={classes.link} href={`tel:${number.replace(/[^\d+]/g, '')}`}>
    {number}
  </Anchor>
)
