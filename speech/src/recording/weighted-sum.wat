;; The sum of samples (32-bit floats) times weights (64-bit floats), four at a time: lanes 0 and 1 in
;; one pair of sums, 2 and 3 in the other. resample.ts adds in the same order where there is no SIMD.
;;
;; $samples and $weights are addresses; $end is where the samples end, a multiple of 16 bytes later.
;;
;; After a change: `npm run assemble -w speech` writes weighted-sum-bytes.ts, which is what runs.
(module
  (import "host" "memory" (memory 1))
  (func (export "weightedSum")
    (param $samples i32)
    (param $weights i32)
    (param $end i32)
    (result f64)
    (local $four v128)
    (local $low v128)
    (local $high v128)
    loop $fours
      (local.set $four (v128.load align=4 (local.get $samples)))
      (local.set $low
        (f64x2.add
          (local.get $low)
          (f64x2.mul
            (f64x2.promote_low_f32x4 (local.get $four))
            (v128.load (local.get $weights)))))
      (local.set $high
        (f64x2.add
          (local.get $high)
          (f64x2.mul
            (f64x2.promote_low_f32x4
              (i8x16.shuffle 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 (local.get $four) (local.get $four)))
            (v128.load offset=16 (local.get $weights)))))
      (local.set $weights (i32.add (local.get $weights) (i32.const 32)))
      (br_if $fours
        (i32.lt_u
          (local.tee $samples (i32.add (local.get $samples) (i32.const 16)))
          (local.get $end)))
    end
    (f64.add
      (f64.add (f64x2.extract_lane 0 (local.get $low)) (f64x2.extract_lane 1 (local.get $low)))
      (f64.add (f64x2.extract_lane 0 (local.get $high)) (f64x2.extract_lane 1 (local.get $high))))))
