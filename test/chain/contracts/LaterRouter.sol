// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A stand-in for Universal Router 2.1.1, whose code is in no package (2.1.0 of the package encodes swaps otherwise).
/// It decodes the inputs of 2.1.1, where each swap has one field more, and lets the code of the real router of
/// version 2.0 execute them in its own context: payments, callbacks, the lock and all swaps are those of that code. It
/// does not implement the added field: it reverts for any price of a hop. Neither does it have the commands and the
/// signed calls that 2.1.1 adds.
contract LaterRouter {
    struct PoolKey {
        address currency0;
        address currency1;
        uint24 fee;
        int24 tickSpacing;
        address hooks;
    }

    /// The parameters of a single V4 swap of 2.1.1. `amount` and `bound` are exact and limiting, in this order.
    struct LaterSingle {
        PoolKey poolKey;
        bool zeroForOne;
        uint128 amount;
        uint128 bound;
        uint256 minHopPriceX36;
        bytes hookData;
    }

    struct Single {
        PoolKey poolKey;
        bool zeroForOne;
        uint128 amount;
        uint128 bound;
        bytes hookData;
    }

    error HopPriceNotSupported();
    error SwapNotSupported(uint8 action);

    /// The router of version 2.0, whose immutables name the contracts of this chain.
    address private immutable _router;

    constructor(address router) {
        _router = router;
    }

    /// EIP-5267, with the name and the version that 2.1.1 has.
    function eip712Domain()
        external
        view
        returns (bytes1, string memory, string memory, uint256, address, bytes32, uint256[] memory)
    {
        return (0x0f, "UniversalRouter", "2", block.chainid, address(this), 0, new uint256[](0));
    }

    function execute(bytes calldata commands, bytes[] calldata inputs, uint256 deadline) external payable {
        bytes[] memory translated = new bytes[](inputs.length);
        for (uint256 i = 0; i < inputs.length; i++) {
            translated[i] = i < commands.length ? _translated(uint8(commands[i]) & 0x7f, inputs[i]) : inputs[i];
        }
        _delegate(abi.encodeWithSelector(0x3593564c, commands, translated, deadline));
    }

    /// Callbacks of pools and of PoolManager, the views, and ether from the wrapped coin and from PoolManager.
    fallback() external payable {
        _delegate(msg.data);
    }

    receive() external payable {
        _delegate("");
    }

    function _delegate(bytes memory data) private {
        (bool success, bytes memory result) = _router.delegatecall(data);
        assembly {
            switch success
            case 0 { revert(add(result, 32), mload(result)) }
            default { return(add(result, 32), mload(result)) }
        }
    }

    function _translated(uint8 command, bytes calldata input) private pure returns (bytes memory) {
        if (command == 0x00 || command == 0x01) {
            (address to, uint256 amount, uint256 bound, bytes memory path, bool payerIsUser, uint256[] memory prices) =
                abi.decode(input, (address, uint256, uint256, bytes, bool, uint256[]));
            _requireNone(prices.length);
            return abi.encode(to, amount, bound, path, payerIsUser);
        }
        if (command == 0x08 || command == 0x09) {
            (address to, uint256 amount, uint256 bound, address[] memory path, bool payerIsUser, uint256[] memory prices) =
                abi.decode(input, (address, uint256, uint256, address[], bool, uint256[]));
            _requireNone(prices.length);
            return abi.encode(to, amount, bound, path, payerIsUser);
        }
        return command == 0x10 ? _translatedV4(input) : bytes(input);
    }

    function _translatedV4(bytes calldata input) private pure returns (bytes memory) {
        (bytes memory actions, bytes[] memory params) = abi.decode(input, (bytes, bytes[]));
        for (uint256 i = 0; i < params.length; i++) {
            uint8 action = uint8(actions[i]);
            // Swaps along a path have a new field as well, but no trade of this app has them.
            if (action == 0x07 || action == 0x09) revert SwapNotSupported(action);
            if (action != 0x06 && action != 0x08) continue;
            LaterSingle memory swap = abi.decode(params[i], (LaterSingle));
            _requireNone(swap.minHopPriceX36);
            params[i] = abi.encode(Single(swap.poolKey, swap.zeroForOne, swap.amount, swap.bound, swap.hookData));
        }
        return abi.encode(actions, params);
    }

    function _requireNone(uint256 price) private pure {
        if (price != 0) revert HopPriceNotSupported();
    }
}
