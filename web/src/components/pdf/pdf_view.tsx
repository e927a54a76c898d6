import { ActionIcon, Group, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '../loading/loading'
import { PdfPage } from './pdf_page'
import classes from './pdf_view.module.css'
import { usePdf } from './use_pdf'

const ZOOMS = [1, 1.5, 2, 3]

/** The pages of a PDF, one at a time. */
export function PdfView({ file, name }: { file: Blob; name: string }) {
  const { t } = useTranslation('common')
  const { pdf, failure, fail } = usePdf(file)
  const [number, setNumber] = useState(1)
  const [step, setStep] = useState(0)
  if (failure) {
    return (
      <Text size="sm" c="dimmed" p="md" role="status">
        {t(`pdf.${failure}`)}
      </Text>
    )
  }
  if (!pdf) return <Loading />
  const place = t('pdf.place', { page: number, pages: pdf.numPages })
  return (
    <div className={classes.view}>
      <PdfPage
        pdf={pdf}
        number={number}
        zoom={ZOOMS[step] ?? 1}
        label={`${t('pdf.preview', { name })}, ${place}`}
        onFailed={fail}
      />
      <Group className={classes.bar} gap={4} justify="center" wrap="nowrap">
        {pdf.numPages > 1 && (
          <>
            <Tool
              label={t('pdf.previous')}
              isDisabled={number === 1}
              onClick={() => setNumber(number - 1)}
            >
              <IconChevronLeft size={16} aria-hidden />
            </Tool>
            <Text size="xs" aria-live="polite">
              {place}
            </Text>
            <Tool
              label={t('pdf.next')}
              isDisabled={number === pdf.numPages}
              onClick={() => setNumber(number + 1)}
            >
              <IconChevronRight size={16} aria-hidden />
            </Tool>
          </>
        )}
        <Tool label={t('pdf.smaller')} isDisabled={step === 0} onClick={() => setStep(step - 1)}>
          <IconZoomOut size={16} aria-hidden />
        </Tool>
        <Tool
          label={t('pdf.larger')}
          isDisabled={step === ZOOMS.length - 1}
          onClick={() => setStep(step + 1)}
        >
          <IconZoomIn size={16} aria-hidden />
        </Tool>
      </Group>
    </div>
  )
}

interface ToolProps {
  label: string
  isDisabled: boolean
  onClick: () => void
  children: ReactNode
}

const Tool = ({ label, isDisabled, onClick, children }: ToolProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    aria-label={label}
    disabled={isDisabled}
    onClick={onClick}
  >
    {children}
  </ActionIcon>
)
