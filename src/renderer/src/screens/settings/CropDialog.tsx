import { useEffect, useRef, useState } from 'react';
import { Button } from '../../dialogs/Button';
import { Modal } from '../../dialogs/Modal';
import { texts } from '../../i18n/texts';
import { bridge } from '../../store/bridge';
import { changeSettings, reloadOwnBacks } from '../../store/settingsStore';
import { reportFault } from '../../store/tableRequests';
import { showToast } from '../../store/toastStore';
import styles from './CropDialog.module.css';
import { BACK_SIZE, type Crop, cropRect, WHOLE } from './cropPicture';
import { SliderField } from './Field';

const t = texts.settings.crop;
const LARGEST_ZOOM = 4;

/** Cuts an own picture to the shape of a card and keeps it as a back. */
export function CropDialog({
  picture,
  onClose,
}: {
  readonly picture: string;
  readonly onClose: () => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [image, setImage] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState<Crop>(WHOLE);

  useEffect(() => {
    let wanted = true;
    decode(picture).then(
      (bitmap) => {
        if (wanted) setImage(bitmap);
      },
      () => {
        showToast(t.unreadable, 'error');
        onClose();
      },
    );
    return () => {
      wanted = false;
    };
  }, [picture, onClose]);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || image === null) return;
    const { x, y, width, height } = cropRect(image, crop);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, x, y, width, height, 0, 0, BACK_SIZE.width, BACK_SIZE.height);
  }, [image, crop]);

  const keep = async () => {
    if (canvas.current === null) return;
    const answer = await bridge().backs.save(await pngOf(canvas.current));
    if (!answer.ok) return reportFault(answer.error);
    await reloadOwnBacks();
    changeSettings({ cardBack: `own:${answer.value.id}` });
    onClose();
  };
  const slider = (name: keyof Crop, label: string, min: number, max: number) => (
    <SliderField
      label={label}
      words={texts.settings.percent(crop[name])}
      value={crop[name]}
      min={min}
      max={max}
      step={0.01}
      onChange={(value) => setCrop({ ...crop, [name]: value })}
    />
  );
  return (
    <Modal
      title={t.title}
      onClose={onClose}
      testId="crop"
      foot={
        <>
          <Button onClick={onClose}>{texts.common.cancel}</Button>
          <Button
            look="primary"
            disabled={image === null}
            onClick={() => void keep()}
            data-testid="crop-use"
          >
            {t.use}
          </Button>
        </>
      }
    >
      <div className={styles.root}>
        <canvas
          ref={canvas}
          className={styles.card}
          width={BACK_SIZE.width}
          height={BACK_SIZE.height}
        />
        <div className={styles.sliders}>
          {slider('zoom', t.zoom, 1, LARGEST_ZOOM)}
          {slider('across', t.across, 0, 1)}
          {slider('down', t.down, 0, 1)}
        </div>
      </div>
    </Modal>
  );
}

/** Decodes a picture given as a data: address; rejects when it is not one. */
async function decode(dataUrl: string): Promise<ImageBitmap> {
  const image = new Image();
  image.src = dataUrl;
  await image.decode();
  return createImageBitmap(image);
}

async function pngOf(canvas: HTMLCanvasElement): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('the canvas could not be written as a PNG');
  return new Uint8Array(await blob.arrayBuffer());
}
