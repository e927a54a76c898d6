import { Button, Text } from '@mantine/core'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './signature_pad.module.css'

/** Twice the size on the screen, so that the lines stay sharp. */
const WIDTH = 800
const HEIGHT = 280

interface SignaturePadProps {
  label: string
  error?: ReactNode
  /** Gets a PNG as a data URL, null when it was cleared. */
  onChange: (picture: string | null) => void
}

/** Where a signature is drawn with a finger, a pen or the mouse. */
export function SignaturePad({ label, error, onChange }: SignaturePadProps) {
  const { t } = useTranslation('common')
  const canvas = useRef<HTMLCanvasElement>(null)
  const isDown = useRef(false)
  const [isDrawn, setIsDrawn] = useState(false)

  const at = (event: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return [
      ((event.clientX - left) * WIDTH) / width,
      ((event.clientY - top) * HEIGHT) / height,
    ] as const
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = event.currentTarget.getContext('2d')
    if (!pen) return
    event.currentTarget.setPointerCapture(event.pointerId)
    isDown.current = true
    pen.lineWidth = 4
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(...at(event))
  }
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = event.currentTarget.getContext('2d')
    if (!isDown.current || !pen) return
    pen.lineTo(...at(event))
    pen.stroke()
  }
  const end = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!isDown.current) return
    isDown.current = false
    setIsDrawn(true)
    onChange(event.currentTarget.toDataURL('image/png'))
  }
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, WIDTH, HEIGHT)
    setIsDrawn(false)
    onChange(null)
  }
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {label}
      </Text>
      <canvas
        ref={canvas}
        className={classes.pad}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={label}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      />
      {error && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      {isDrawn && (
        <Button variant="subtle" size="compact-sm" onClick={clear}>
          {t('form.clear')}
        </Button>
      )}
    </div>
  )
}
